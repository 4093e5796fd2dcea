import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import styles from './photo.module.css';

/** 720 is the whole width of the screens of cheap phones. */
const widths = [400, 720, 1200, 1600];
const phoneWidths = widths.slice(0, 2);
/** Two pixels of a picture for each of a phone's are enough, however fine its screen. */
const phone = '(max-width: 480px)';

/** The address of a stored picture at a width (pixels); the server keeps these. */
export const imageUrl = (folder: string, fileName: string, width?: number) =>
  `/${folder}/${encodeURIComponent(fileName)}${width ? `?w=${width}` : ''}`;

const candidates = (fileName: string, of: number[]) =>
  of.map((width) => `${imageUrl('StoreImages', fileName, width)} ${width}w`).join(', ');

/** The picture that a phone shows first, by the preloads that React writes for a page; none when it has no hero. */
export function phoneHero(links: string): string | undefined {
  const link = (links.match(/<link [^>]*>/g) ?? []).find((one) => one.includes(`media="${phone}"`));
  return /([^" ]+) 720w/.exec(link ?? '')?.[1];
}

/** Has the page's main picture fetched before anything else, in the size that the screen will show. */
function preloadHero(fileName: string, imageSizes: string) {
  const href = imageUrl('StoreImages', fileName, 720);
  const options = { as: 'image', fetchPriority: 'high', imageSizes } as const;
  preload(href, { ...options, imageSrcSet: candidates(fileName, phoneWidths), media: phone });
  preload(href, { ...options, imageSrcSet: candidates(fileName, widths), media: `not all and ${phone}` });
}

export interface PhotoProps {
  fileName: string | null | undefined;
  alt: string;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  color?: string | null;
  /** The picture that the page is about: fetched first. All others wait until they come near. */
  hero?: boolean;
  className?: string;
  /** Keeps its place and colour until it may load. */
  deferred?: boolean;
  /** A later slide of a carousel: fetched as soon as it may load, and not drawn before it is decoded. */
  slide?: boolean;
}

/**
 * A photo that never jumps: its place is kept by its proportions, its dominant colour fills it while it loads, and a
 * drawing stands in when it is missing. The colour is an attribute of a drawing, because the page's content policy
 * refuses style attributes.
 */
export function Photo({ fileName, alt, sizes, color, hero, className = '', deferred, slide }: PhotoProps) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // An error that happened before the page became interactive was not heard.
    setFailed(Boolean(image.current?.complete && image.current.naturalWidth === 0));
  }, [fileName, deferred]);
  const [decoded, setDecoded] = useState(!slide);
  useEffect(() => {
    if (!slide || deferred) {
      return;
    }
    let current = true;
    const done = () => current && setDecoded(true);
    // What cannot be decoded says so by its own error.
    image.current?.decode().then(done, done);
    return () => {
      current = false;
    };
  }, [slide, deferred, fileName]);
  const missing = !fileName || failed;
  if (hero && !missing) {
    preloadHero(fileName, sizes);
  }
  return (
    <div className={`${styles.photo} ${className}`}>
      {color && !missing && (
        <svg preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={color} />
        </svg>
      )}
      {missing && <Placeholder label={alt} />}
      {!missing && !deferred && (
        <picture className={decoded ? undefined : styles.coming}>
          {hero && <source media={phone} srcSet={candidates(fileName, phoneWidths)} sizes={sizes} />}
          <img
            ref={image}
            src={imageUrl('StoreImages', fileName, 720)}
            srcSet={candidates(fileName, widths)}
            sizes={sizes}
            alt={alt}
            width={1600}
            height={1200}
            loading={hero || slide ? 'eager' : 'lazy'}
            fetchPriority={hero ? 'high' : 'auto'}
            decoding={hero ? 'sync' : 'async'}
            onError={() => setFailed(true)}
          />
        </picture>
      )}
    </div>
  );
}

/** The drawing for a photo that is not there: a row of doors. Where words beside it say everything, it is decoration. */
function Placeholder({ label }: { label: string }) {
  return (
    <svg
      className={styles.placeholder}
      viewBox="0 0 120 60"
      fill="none"
      stroke="currentColor"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="M2 58V18L60 4l58 14v40ZM14 58V30h26v28M47 58V30h26v28M80 58V30h26v28M14 37h26m-26 7h26m-26 7h26m7-14h26m-26 7h26m-26 7h26m7-14h26m-26 7h26m-26 7h26" />
    </svg>
  );
}
