// Tables are imported as text (`import menu from './menu.csv?raw'`), in the browser, in tests and on the command line.
// This file declares such imports, because the simulation is type-checked without Vite's own declarations.

declare module '*.csv?raw' {
  const text: string;
  export default text;
}

declare module '*.yaml?raw' {
  const text: string;
  export default text;
}

declare module '*.txt?raw' {
  const text: string;
  export default text;
}
