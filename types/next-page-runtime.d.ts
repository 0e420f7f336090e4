/** What built pages are rendered with, the same instance as theirs; it comes without types. */
declare module 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js' {
  const runtime: {
    readonly vendored: {
      readonly 'react-ssr': { readonly ReactDOMServer: typeof import('react-dom/server') };
    };
  };
  export = runtime;
}
