/** The build of sweetalert2 that injects no style element; its stylesheet is imported as a file. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export { default } from 'sweetalert2';
}
