/**
 * An inline script for the head. Opens the folded answer that the URL's hash names as soon as it is parsed: by itself, the browser opens it
 * only after a first paint, where the text below would jump.
 */
export const openTargetScript = `(()=>{
if(location.hash.length<2)return;
let id;try{id=decodeURIComponent(location.hash.slice(1))}catch{return}
const observer=new MutationObserver(()=>{
const target=document.getElementById(id);
if(!target)return;
observer.disconnect();
const folded=target.closest('details');
if(folded)folded.open=true});
observer.observe(document,{childList:true,subtree:true});
addEventListener('DOMContentLoaded',()=>observer.disconnect())
})()`;
