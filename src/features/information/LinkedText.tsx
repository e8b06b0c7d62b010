import MuiLink from '@mui/material/Link';

/** Ascii only: in Japanese and Chinese the next word follows without a space. */
const mailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose mail addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(mailAddress).map((part, index) =>
    // Every second part is an address.
    index % 2 === 1 ? (
      <MuiLink key={index} href={`mailto:${part}`}>
        {part}
      </MuiLink>
    ) : (
      part
    ),
  );
}
