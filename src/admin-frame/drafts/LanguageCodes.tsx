import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { languages, type Language } from '../../contract/languages';

/** The codes of the languages that a document has texts in. */
export function LanguageCodes({ written }: { written: readonly Language[] }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}>
      {languages
        .filter((language) => written.includes(language))
        .map((language) => (
          <Typography key={language} component="span" variant="caption" sx={{ fontWeight: 600 }}>
            {language.toUpperCase()}
          </Typography>
        ))}
    </Box>
  );
}
