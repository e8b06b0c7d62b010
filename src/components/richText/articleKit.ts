import {
  mdiFormatHeader2,
  mdiFormatHeader3,
  mdiFormatQuoteClose,
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
import Table from 'quill/modules/table';
import { articleMarkup } from '../../contract/allowedMarkup';
import { articleHtml, canonicalHtml } from './articleHtml';
import { basicFormats, createQuill } from './createQuill';
import type { EditorKit, ExtraTool } from './editorKit';
import { fillEditor } from './useQuill';

Quill.register(
  {
    'formats/blockquote': Blockquote,
    'formats/code': Code,
    'formats/header': Header,
    'modules/table': Table,
  },
  true,
);

/** The names of the tools; `label` gives the text of one. */
export type ArticleTool =
  | 'heading'
  | 'subheading'
  | 'quote'
  | 'table'
  | 'addRow'
  | 'addColumn'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable';

const inTable = (active: Record<string, unknown>) => Boolean(active['table']);

const tableOf = (quill: Quill): Table | undefined => {
  const module = quill.getModule('table');
  return module instanceof Table ? module : undefined;
};

function createTools(label: (tool: ArticleTool) => string): readonly ExtraTool[] {
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

/** Articles: headings, quotations, code and tables as well. */
export function createArticleKit(label: (tool: ArticleTool) => string): EditorKit {
  return {
    markup: articleMarkup,
    formats: [
      ...basicFormats,
      'blockquote',
      'code',
      'header',
      'table',
      'table-row',
      'table-body',
      'table-container',
    ],
    modules: { table: true },
    tools: createTools(label),
    toHtml: articleHtml,
  };
}

/** Whether the editor would hand a text back as it was; what it would not must be edited otherwise. */
export function survivesEditing(html: string): boolean {
  const kit = createArticleKit(() => '');
  const place = document.createElement('div');
  const quill = createQuill(place, { placeholder: '', kit, onEscape: () => undefined });
  fillEditor(quill, html);
  return canonicalHtml(kit.toHtml(quill.getSemanticHTML())) === canonicalHtml(html);
}
