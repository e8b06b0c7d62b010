import {
  mdiImageOutline,
  mdiFormatHeader2,
  mdiFormatHeader3,
  mdiFormatQuoteClose,
  mdiFormatStrikethrough,
  mdiMinus,
  mdiTable,
  mdiTableColumnPlusAfter,
  mdiTableColumnRemove,
  mdiTableRemove,
  mdiTableRowPlusAfter,
  mdiTableRowRemove,
} from '@mdi/js';
import Quill from 'quill/core';
import Blockquote from 'quill/formats/blockquote';
import { Code } from 'quill/formats/code';
import Header from 'quill/formats/header';
import Strike from 'quill/formats/strike';
import Table from 'quill/modules/table';
import { articleMarkup } from '../../contract/allowedMarkup';
import { articleHtml, canonicalHtml } from './articleHtml';
import { basicFormats, createQuill } from './createQuill';
import type { EditorKit, ExtraTool } from './editorKit';
import { FigureBlot } from './figureBlot';
import { FigureSelection, placeOfFigure, type FigurePlace } from './figureSelection';
import { RuleBlot } from './ruleBlot';
import { fillEditor } from './useQuill';

Quill.register(
  {
    'formats/blockquote': Blockquote,
    'formats/code': Code,
    'formats/figure': FigureBlot,
    'formats/header': Header,
    'formats/rule': RuleBlot,
    'formats/strike': Strike,
    'modules/figures': FigureSelection,
    'modules/table': Table,
  },
  true,
);

/** The names of the tools; `label` gives the text of one. */
export type ArticleTool =
  | 'strike'
  | 'heading'
  | 'subheading'
  | 'quote'
  | 'rule'
  | 'picture'
  | 'table'
  | 'addRow'
  | 'addColumn'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable';

interface ArticleKitTexts {
  label: (tool: ArticleTool) => string;
  /** Asks for the picture that is to stand there; none is put in without it. */
  onPicture: (place: FigurePlace) => void;
}

const inTable = (active: Record<string, unknown>) => Boolean(active['table']);

const tableOf = (quill: Quill): Table | undefined => {
  const module = quill.getModule('table');
  return module instanceof Table ? module : undefined;
};

function insertRule(quill: Quill): void {
  const { index } = quill.getSelection(true);
  quill.insertEmbed(index, 'rule', true, 'user');
  // In the middle of a paragraph or at its end, the rule begins a line of its own.
  const [op] = quill.getContents(index, 1).ops;
  quill.setSelection(typeof op?.insert === 'object' ? index + 1 : index + 2, 0, 'user');
}

function createTools({ label, onPicture }: ArticleKitTexts): readonly ExtraTool[] {
  const heading = (name: ArticleTool, rank: number, icon: string): ExtraTool => ({
    name,
    label: () => label(name),
    icon,
    isOn: (active) => active['header'] === rank,
    isShown: (active) => !inTable(active),
    use: (quill, on) => quill.format('header', on ? false : rank, 'user'),
  });
  const ofTable = (name: ArticleTool, icon: string, run: (table: Table) => void): ExtraTool => ({
    name,
    label: () => label(name),
    icon,
    isShown: inTable,
    use: (quill) => {
      const table = tableOf(quill);
      if (table) run(table);
    },
  });
  return [
    {
      name: 'strike',
      label: () => label('strike'),
      icon: mdiFormatStrikethrough,
      isOn: (active) => active['strike'] === true,
      use: (quill, on) => quill.format('strike', !on, 'user'),
    },
    heading('heading', 2, mdiFormatHeader2),
    heading('subheading', 3, mdiFormatHeader3),
    {
      name: 'quote',
      label: () => label('quote'),
      icon: mdiFormatQuoteClose,
      isOn: (active) => active['blockquote'] === true,
      isShown: (active) => !inTable(active),
      use: (quill, on) => quill.format('blockquote', !on, 'user'),
    },
    {
      name: 'rule',
      label: () => label('rule'),
      icon: mdiMinus,
      isShown: (active) => !inTable(active),
      use: insertRule,
    },
    {
      name: 'picture',
      label: () => label('picture'),
      icon: mdiImageOutline,
      isShown: (active) => !inTable(active),
      use: (quill) => onPicture(placeOfFigure(quill)),
    },
    {
      name: 'table',
      label: () => label('table'),
      icon: mdiTable,
      isShown: (active) => !inTable(active),
      use: (quill) => tableOf(quill)?.insertTable(3, 3),
    },
    ofTable('addRow', mdiTableRowPlusAfter, (table) => table.insertRowBelow()),
    ofTable('addColumn', mdiTableColumnPlusAfter, (table) => table.insertColumnRight()),
    ofTable('deleteRow', mdiTableRowRemove, (table) => table.deleteRow()),
    ofTable('deleteColumn', mdiTableColumnRemove, (table) => table.deleteColumn()),
    ofTable('deleteTable', mdiTableRemove, (table) => table.deleteTable()),
  ];
}

/** Articles: headings, quotations, code, pictures and tables as well. */
export function createArticleKit(texts: ArticleKitTexts): EditorKit {
  return {
    markup: articleMarkup,
    formats: [
      ...basicFormats,
      'blockquote',
      'code',
      'figure',
      'header',
      'rule',
      'strike',
      'table',
      'table-row',
      'table-body',
      'table-container',
    ],
    modules: { table: true, figures: true },
    tools: createTools(texts),
    toHtml: articleHtml,
  };
}

/** Whether the editor would hand a text back as it was; what it would not must be edited otherwise. */
export function survivesEditing(html: string): boolean {
  const kit = createArticleKit({ label: () => '', onPicture: () => undefined });
  const place = document.createElement('div');
  const quill = createQuill(place, { placeholder: '', kit, onEscape: () => undefined });
  fillEditor(quill, html);
  return canonicalHtml(kit.toHtml(quill.getSemanticHTML())) === canonicalHtml(html);
}
