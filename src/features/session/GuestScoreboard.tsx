import Box from '@mui/material/Box';

const lines = [
  { rank: '1ST', score: '9 999 990', name: 'VGR' },
  { rank: '2ND', score: '8 417 300', name: 'ADA' },
  { rank: '3RD', score: '7 902 155', name: 'KEN' },
  { rank: '4TH', score: '6 650 020', name: 'LUZ' },
  { rank: '5TH', score: '—', name: 'YOU' },
];

/** A decorative arcade high-score table with one free line. */
export function GuestScoreboard() {
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'grid' },
        alignContent: 'center',
        px: 5,
        py: 5,
        bgcolor: 'surface.muted',
        borderLeft: '1px solid',
        borderColor: 'divider',
        fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
        fontSize: '1.0625rem',
        fontVariantNumeric: 'tabular-nums',
        userSelect: 'none',
        // The card's inner edge, which this background would cover.
        boxShadow: 'var(--vgr-cast)',
        clipPath: 'inset(0)',
      }}
    >
      <Box sx={{ mb: 3, letterSpacing: '0.35em', fontWeight: 700, color: 'primary.main' }}>
        HI-SCORE
      </Box>
      {lines.map(({ rank, score, name }, index) => (
        <Box
          key={rank}
          sx={{
            display: 'grid',
            gridTemplateColumns: '4ch 1fr 4ch',
            gap: 2,
            py: 1.25,
            borderTop: '1px solid',
            borderColor: 'divider',
            color: index === lines.length - 1 ? 'primary.main' : 'text.primary',
            fontWeight: index === lines.length - 1 ? 700 : 400,
          }}
        >
          <span>{rank}</span>
          <Box component="span" sx={{ textAlign: 'right' }}>
            {score}
          </Box>
          <span>{name}</span>
        </Box>
      ))}
    </Box>
  );
}
