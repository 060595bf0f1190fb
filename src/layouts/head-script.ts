/**
 * Runs in <head> before the first paint, so that neither the theme (P-THM-1) nor a font that this tab
 * already holds comes late. It stands in the page as it is here; astro.config.mjs lets it through the
 * content security policy by its hash. `getItem` may throw where storage is blocked.
 */
export const headScript =
  'try{let d=document.documentElement.dataset,t=localStorage.getItem("theme");' +
  'if(t=="dark"||t=="light")d.theme=t;' +
  'if(sessionStorage.getItem("font"))d.font=""}catch{}';
