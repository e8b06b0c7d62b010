import type { Language } from './languages';
import type { RouteName } from './pages';
import type { PageRead } from './reads/reads';

/** A page as the server prints it into a document. */
export interface PageToPrint {
  /** Undefined for the frame alone: an address without a page, or one whose page needs the program. */
  route: RouteName | undefined;
  /** Path and query. */
  address: string;
  language: Language;
  siteName: string;
  /** The bodies of the responses that the page starts with. */
  reads: Partial<Record<PageRead, unknown>>;
  sidebarExpanded: boolean;
  /** What stands in the frame if the page itself is not printed. */
  heading: { title: string; lead: string };
}

/** Returns the markup of the document's root. */
export type PrintPage = (page: PageToPrint) => string;
