export { ReadingNotes, type ReadingNotesProps } from './ReadingNotes.js';
