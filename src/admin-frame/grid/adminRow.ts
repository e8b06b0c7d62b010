/** The properties every row of a table has. */
export interface AdminRow {
  id: number;
}
