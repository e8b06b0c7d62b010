interface PrintedMarkupProps {
  /** Markup of readers, as the API answers it: sanitized by the server. */
  html: string;
  className: string;
  /** BCP 47 tag, if the text is not in the page's language. */
  lang?: string | undefined;
}

/** The only place that inserts markup: the browser's `SafeHtml` sanitizes once more, which needs a DOM. */
export function PrintedMarkup({ html, ...element }: PrintedMarkupProps) {
  return <div {...element} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
