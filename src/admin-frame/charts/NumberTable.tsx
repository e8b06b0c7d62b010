import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useFormats } from '../../i18n/useFormats';

export interface NumberTableProps {
  label: string;
  /** The header of the first column, then those of the numbers. */
  head: readonly string[];
  rows: readonly { key: string; name: string; numbers: readonly (number | null)[] }[];
}

export function NumberTable({ label, head, rows }: NumberTableProps) {
  const { count } = useFormats();
  return (
    <TableContainer tabIndex={0} sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {head.map((name, index) => (
              <TableCell key={name} align={index === 0 ? 'left' : 'right'}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, numbers }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {numbers.map((number, index) => (
                <TableCell
                  key={head[index + 1]}
                  align="right"
                  sx={{ fontVariantNumeric: 'tabular-nums' }}
                >
                  {number === null ? '–' : count(number)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
