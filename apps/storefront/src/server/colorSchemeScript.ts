import { COLOR_SCHEME_KEY } from '@mahd/data/visitor';
import { CHOOSE_COLOR_SCHEME, COLOR_SCHEME_CHANGE } from '../app/document/colorSchemeEvents.js';

/**
 * An inline script for the head. Applies the visitor's colour scheme before first paint: pages are cached for everybody, so the server cannot know it.
 * Later choices come as events, those of other tabs through the storage.
 */
export const colorSchemeScript = `(()=>{
const root=document.documentElement.dataset;
const apply=choice=>{
if(choice!=='light'&&choice!=='dark')choice='';
if((root.scheme||'')===choice)return;
if(choice)root.scheme=choice;else delete root.scheme;
for(const meta of document.querySelectorAll('meta[name=theme-color]')){
const own=meta.dataset.for;
meta.media=choice?own===choice?'all':'not all':'(prefers-color-scheme:'+own+')'}
dispatchEvent(new Event('${COLOR_SCHEME_CHANGE}'))};
const read=()=>{let choice;try{choice=localStorage.getItem('${COLOR_SCHEME_KEY}')}catch{return}apply(choice)};
read();
addEventListener('storage',read);
addEventListener('pageshow',event=>{if(event.persisted)read()});
addEventListener('${CHOOSE_COLOR_SCHEME}',event=>apply(event.detail))
})()`;
