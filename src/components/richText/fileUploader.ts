import type { Range } from 'quill/core';
import Uploader from 'quill/modules/uploader';
import { kitOf } from './kits';

/** Passes pasted and dropped files to the kit. Quill's default uploader would insert pictures as data URLs. */
export class FileUploader extends Uploader {
  override upload(range: Range, files: ArrayLike<File>): void {
    const { quill } = this;
    const take = kitOf(quill)?.onFiles;
    if (!take || files.length === 0 || !quill.isEnabled()) return;
    quill.setSelection(range, 'user');
    take(quill, Array.from(files));
  }
}
