import Quill from 'quill/core';
import type { Range } from 'quill/core';
import Bold from 'quill/formats/bold';
import IndentClass from 'quill/formats/indent';
import Italic from 'quill/formats/italic';
import Link from 'quill/formats/link';
import List, { ListContainer } from 'quill/formats/list';
import Underline from 'quill/formats/underline';
import Uploader from 'quill/modules/uploader';
import { articleMarkup, isAllowedLink } from '../../contract/allowedMarkup';
import { CleanClipboard } from './cleanClipboard';
import type { EditorKit } from './editorKit';
import { kitOf, setKit } from './kits';

/** Passes pasted and dropped files to the kit. Quill's default uploader would insert pictures as data URLs. */
class FileUploader extends Uploader {
  override upload(range: Range, files: ArrayLike<File>): void {
    const { quill } = this;
    const take = kitOf(quill)?.onFiles;
    if (!take || files.length === 0 || !quill.isEnabled()) return;
    quill.setSelection(range, 'user');
    take(quill, Array.from(files));
  }
}

class AllowedLink extends Link {
  static override sanitize(url: string): string {
    // Quill formats are global, so this allows what any editor needs; each editor's export is reduced to its own list.
    return isAllowedLink(url, articleMarkup) ? url : 'about:blank';
  }
}

Quill.register(
  {
    'formats/bold': Bold,
    'formats/indent': IndentClass,
    'formats/italic': Italic,
    'formats/underline': Underline,
    'formats/link': AllowedLink,
    'formats/list': List,
    'formats/list-container': ListContainer,
    'modules/clipboard': CleanClipboard,
    'modules/uploader': FileUploader,
  },
  true,
);

export const basicFormats = [
  'bold',
  'italic',
  'underline',
  'link',
  'list',
  'list-container',
  'indent',
];

/** Quill takes an editor for empty while the text of an input method is composed in it. */
function markComposition({ root, container }: Quill): void {
  root.addEventListener('compositionstart', () =>
    container.toggleAttribute('data-composing', true),
  );
  root.addEventListener('compositionend', () => container.removeAttribute('data-composing'));
}

interface QuillSettings {
  placeholder: string;
  /** The formats and tools of the editor. */
  kit: EditorKit;
  /** Called on Escape, which moves the focus from the text to the toolbar. */
  onEscape: () => void;
}

/** An editor for the markup of its kit, without Quill's own toolbar and styles. */
export function createQuill(
  element: HTMLElement,
  { placeholder, kit, onEscape }: QuillSettings,
): Quill {
  const quill = new Quill(element, {
    formats: [...kit.formats],
    placeholder,
    modules: {
      ...kit.modules,
      history: { userOnly: true },
      keyboard: {
        bindings: {
          // Tab leaves the editor instead of indenting.
          tab: null,
          'remove tab': null,
          indent: null,
          outdent: null,
          escape: {
            key: 'Escape',
            handler: () => {
              onEscape();
              return false;
            },
          },
        },
      },
    },
  });
  setKit(quill, kit);
  markComposition(quill);
  return quill;
}
