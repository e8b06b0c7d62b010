import { fileQuery } from '../api/fileQuery';
import { filterParams } from './filterParams';

interface Export<Filters> {
  filters: Filters;
  save: (file: Blob) => void;
}

/** Fetches the filtered rows as a file. */
export const exportQuery = <Filters extends Record<string, string>>(url: string) =>
  fileQuery<Export<Filters>>(({ filters }) => ({
    url,
    params: filterParams(filters),
  }));
