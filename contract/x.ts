export const x = 'hello';
