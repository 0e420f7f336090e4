// Stands for the package of this name, which refuses to be loaded outside a server build.
export {};
