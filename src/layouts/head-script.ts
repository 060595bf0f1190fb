/**
 * Runs in <head> before the first paint, so that neither the theme (P-THM-1) nor a font that this tab
 * already holds comes late. It stands in the page as it is here; astro.config.mjs lets it through the
 * content security policy by its hash. `getItem` may throw where storage is blocked.
 *
 * A page may name a stylesheet and scripts that the first screen does not need (`data-styles`,
 * `data-scripts` of this element). They are fetched after the first paint, or where that never comes after
 * three seconds; at once where the visitor does not start at the top, or has been here before. The button that was
 * pressed last before they had come is pressed again then, unless the browser itself or an island has acted on it.
 */
export const headScript =
  '{let d=document,r=d.documentElement.dataset,{styles:c,scripts:s}=d.currentScript.dataset,' +
  'n=()=>{n=()=>{};if(c){let l=d.createElement("link");l.rel="stylesheet";l.id="styles";l.href=c;' +
  'l.onerror=()=>r.plain="";d.head.append(l)}' +
  'for(let m of s.split(" "))import(m).then(()=>{onclick=null;' +
  'if(p&&!p.popoverTargetElement&&!p.closest("astro-island:not([ssr])"))p.click();p=0})},p;' +
  'try{let t=localStorage.getItem("theme");if(t=="dark"||t=="light")r.theme=t;' +
  'if(sessionStorage.getItem("font"))r.font=""}catch{}' +
  'if(s){onclick=({target:t})=>{p=t.closest("button")};if(r.font!=null||location.hash)n();' +
  'new PerformanceObserver(()=>n()).observe({type:"paint",buffered:true});setTimeout(()=>n(),3e3)}}';
