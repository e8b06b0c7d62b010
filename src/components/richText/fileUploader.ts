import type { Range } from 'quill/core';
import Uploader from 'quill/modules/uploader';
import { kitOf } from './kits';

/** Hands pasted and dropped files to the kit. Quill's own would put pictures into the text as data addresses. */
export class FileUploader extends Uploader {
  override upload(range: Range, files: ArrayLike<File>): void {
    const { quill } = this;
    const take = kitOf(quill)?.onFiles;
    if (!take || files.length === 0 || !quill.isEnabled()) return;
    quill.setSelection(range, 'user');
    take(quill, Array.from(files));
  }
}
