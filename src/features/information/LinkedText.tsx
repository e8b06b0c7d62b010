/** ASCII only: in Japanese and Chinese the next word follows without a space. */
const mailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Renders a text with its email addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(mailAddress).map((part, index) =>
    // `split` with a capturing group: odd parts are the addresses.
    index % 2 === 1 ? (
      <a key={index} href={`mailto:${part}`} className="text-link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
