declare module 'virtual:head-script' {
  export const headScript: string;
}
