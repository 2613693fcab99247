type Props = {
  label: string;
  pictures: readonly { id: string; address: string }[];
  alt: (at: number) => string;
};

/** The pictures of one side, in full: a guardian sees each of them next to their yes. */
export function Pictures({ label, pictures, alt }: Props) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-3">
      {pictures.map(({ id, address }, at) => (
        <li key={id}>
          <a href={address} className="text-link grid justify-items-start gap-1">
            <img
              src={address}
              alt={alt(at + 1)}
              loading="lazy"
              className="max-h-96 max-w-full border border-line"
            />
            <span className="inline-flex min-h-11 items-center">{alt(at + 1)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
