import * as home from '../../routes/home/Home.js';
import { addPageModule } from './pageModules.js';

/** Registers the pages bundled with the entry: home, where most visits begin. */
export const addEntryPages = (): void => addPageModule('home/Home', home);
