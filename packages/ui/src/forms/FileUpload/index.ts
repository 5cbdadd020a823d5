export { FileUpload, type FileUploadProps } from './FileUpload.js';
export type { FileRejection, FileRejectionReason } from './selectFiles.js';
