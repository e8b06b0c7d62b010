import { BlockEmbed } from 'quill/blots/block';

/** A horizontal rule between paragraphs. */
export class RuleBlot extends BlockEmbed {
  static override blotName = 'rule';
  static override tagName = 'hr';

  static override value(): true {
    return true;
  }

  /** The exported form. */
  html(): string {
    return '<hr>';
  }
}
