import { __PRIVATE__ as styledComponents } from 'styled-components';

const marker = /\[id="(.+?)"\]\{content:"(.+?),"/g;

/**
 * Tells styled-components which rules the server has sent, and leaves them where they are. Its own way, which `data-styled-version` would switch on, takes
 * them out and inserts all of them again, 8 ms of work for rules that the page is already drawn with, and restyles every element.
 * That is right only while a component has one class name: another one of the same component would come after all that the server sent.
 */
export function keepServerStyles(): void {
  const sent = document.querySelector('style[data-styled]')?.textContent ?? '';
  for (const [, component = '', names = ''] of sent.matchAll(marker)) {
    for (const name of names.split(',')) styledComponents.mainSheet.registerName(component, name);
  }
}
