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
  mdiVideoOutline,
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
import {
  FigureSelection,
  placeOfFigure,
  placeOfVideo,
  type FigurePlace,
  type VideoPlace,
} from './figureSelection';
import { insertEmbed } from './embedSelection';
import { VideoBlot } from './videoBlot';
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
    'formats/video': VideoBlot,
    'modules/figures': FigureSelection,
    'modules/table': Table,
  },
  true,
);

/** The names of the tools; `label` returns a tool's text. */
export type ArticleTool =
  | 'strike'
  | 'heading'
  | 'subheading'
  | 'quote'
  | 'rule'
  | 'picture'
  | 'video'
  | 'table'
  | 'addRow'
  | 'addColumn'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable';

interface ArticleKitTexts {
  label: (tool: ArticleTool) => string;
  /** Opens the picture dialog for that place. */
  onPicture: (place: FigurePlace) => void;
  /** Opens the video dialog for that place. */
  onVideo?: (place: VideoPlace) => void;
  onFiles?: EditorKit['onFiles'];
  onPasted?: EditorKit['onPasted'];
}

const inTable = (active: Record<string, unknown>) => Boolean(active['table']);

const tableOf = (quill: Quill): Table | undefined => {
  const module = quill.getModule('table');
  return module instanceof Table ? module : undefined;
};

function createTools({ label, onPicture, onVideo }: ArticleKitTexts): readonly ExtraTool[] {
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
      use: (quill) => insertEmbed(quill, { format: 'rule', value: true }),
    },
    {
      name: 'picture',
      label: () => label('picture'),
      icon: mdiImageOutline,
      isShown: (active) => !inTable(active),
      use: (quill) => onPicture(placeOfFigure(quill)),
    },
    {
      name: 'video',
      label: () => label('video'),
      icon: mdiVideoOutline,
      isShown: (active) => !inTable(active),
      use: (quill) => onVideo?.(placeOfVideo(quill)),
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

/** The kit for articles: also headings, quotations, code, pictures and tables. */
export function createArticleKit(texts: ArticleKitTexts): EditorKit {
  const { onFiles, onPasted } = texts;
  return {
    ...(onFiles ? { onFiles } : {}),
    ...(onPasted ? { onPasted } : {}),
    markup: articleMarkup,
    formats: [
      ...basicFormats,
      'blockquote',
      'code',
      'figure',
      'header',
      'rule',
      'strike',
      'video',
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

/** Whether the editor preserves a text; a text that it would change must be edited by other means. */
export function survivesEditing(html: string): boolean {
  const kit = createArticleKit({ label: () => '', onPicture: () => undefined });
  const place = document.createElement('div');
  const quill = createQuill(place, { placeholder: '', kit, onEscape: () => undefined });
  fillEditor(quill, html);
  return canonicalHtml(kit.toHtml(quill.getSemanticHTML())) === canonicalHtml(html);
}
