import * as home from '../../routes/home/Home.js';
import { addPageModule } from './pageModules.js';

/** Makes the pages available whose code is part of the entry: home, where most visits begin. */
export const addEntryPages = (): void => addPageModule('home/Home', home);
