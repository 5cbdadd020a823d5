/**
 * An inline script for the head. Opens the folded answer that the URL's hash names as soon as it is parsed: by itself, the browser opens it
 * only after a first paint, where the text below would jump. Likewise restores what was opened or closed by hand on this
 * history entry, before the browser restores the scroll position (see `useOpenItems`).
 */
export const openItemsScript = `(()=>{
const items=new Map(Object.entries(history.state?.items??{}));
if(location.hash.length>1)try{
const id=decodeURIComponent(location.hash.slice(1));
if(!items.has(id))items.set(id,true)}catch{}
if(!items.size)return;
const observer=new MutationObserver(()=>{
for(const[id,open]of items){
const target=document.getElementById(id);
if(!target)continue;
items.delete(id);
const folded=target.closest('details');
if(folded)folded.open=open}
if(!items.size)observer.disconnect()});
observer.observe(document,{childList:true,subtree:true});
addEventListener('DOMContentLoaded',()=>observer.disconnect())
})()`;
