import { BlockEmbed } from 'quill/blots/block';

/** A horizontal rule between paragraphs. */
export class RuleBlot extends BlockEmbed {
  static override blotName = 'rule';
  static override tagName = 'hr';

  static override value(): true {
    return true;
  }

  /** As it travels. */
  html(): string {
    return '<hr>';
  }
}
