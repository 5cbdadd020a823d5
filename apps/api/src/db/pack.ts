import { packDirectory } from './packDirectory.js';
import { packedDirectory } from './packageRoot.js';

// Part of the build. What a start on localhost wants; other choices are applied when the directory is first opened.
await packDirectory(packedDirectory, { seedDemo: true, regulatedFeeding: true });
