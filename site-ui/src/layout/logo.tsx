/** An arch of a bridge with a roll-up door in it, and the product's name. */
export function Logo({ name }: { name: string }) {
  return (
    <>
      <svg width="34" height="28" viewBox="0 0 34 28" fill="none" aria-hidden="true">
        <path d="M2 27V16C2 7.7 8.7 1 17 1s15 6.7 15 15v11" stroke="currentColor" strokeWidth="2" />
        <path d="M9 27V16.5a8 8 0 0 1 16 0V27" fill="var(--accent)" />
        <path d="M9 19.5h16M9 23h16M10.5 13h13M9.2 16h15.6" stroke="var(--paper)" strokeWidth="1.1" />
      </svg>
      <span>{name}</span>
    </>
  );
}
