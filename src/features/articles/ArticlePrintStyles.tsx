import GlobalStyles from '@mui/material/GlobalStyles';

/** An article on paper: book type, a small picture, links written out, and nothing that can only be clicked. */
const paper = (
  <GlobalStyles
    styles={{
      '@media print': {
        '@page': { margin: '18mm 20mm 20mm' },
        '#root > header, #sidebar, nav, footer': { display: 'none !important' },
        'html, body': { background: 'none', fontSize: '11pt' },
        'body, main, main *': {
          fontFamily: 'Charter, "Iowan Old Style", "Palatino Linotype", Georgia, serif !important',
        },
        main: { maxWidth: 'none !important', padding: '0 !important' },
        'main h1': { fontSize: '24pt', maxWidth: 'none' },
        'main article > div': { display: 'block' },
        'main article img, main article > div > div': { maxHeight: '62mm' },
        'main article > div:has(aside) > div': { maxHeight: 'none' },
        'main article .MuiAlert-root': { display: 'none' },
        'main aside h2': { display: 'none' },
        'main aside dl': {
          display: 'flex !important',
          flexWrap: 'wrap',
          gap: '1mm 8mm',
          border: 'none !important',
          padding: '0 !important',
          margin: '0 0 6mm',
          fontSize: '9pt',
        },
        'main aside dl > div': { display: 'flex', gap: '1.5mm' },
        'main article p, main article li': { orphans: 3, widows: 3, textAlign: 'left' },
        'h1, h2, h3': { breakAfter: 'avoid' },
        'table, figure, blockquote, pre': { breakInside: 'avoid' },
        'main article .heading-anchor': { textDecoration: 'none' },
        'main article a[href^="http"]::after': {
          content: '" (" attr(href) ")"',
          fontSize: '0.85em',
          overflowWrap: 'anywhere',
        },
      },
    }}
  />
);

export function ArticlePrintStyles() {
  return paper;
}
