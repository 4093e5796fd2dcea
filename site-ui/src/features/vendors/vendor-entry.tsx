import type { DirectoryVendorDto } from '@stowbridge/api';
import { useEffect, useRef, useState } from 'react';
import { imageUrl } from '../../components/photo';
import styles from './vendors.module.css';

/** [VEND-35] [VEND-36] Only addresses of the web become links. */
export function VendorEntry({ vendor }: { vendor: DirectoryVendorDto }) {
  const website = vendor.Website && /^https?:\/\//i.test(vendor.Website) ? vendor.Website : null;
  return (
    <article className={styles.vendor}>
      <Logo vendor={vendor} />
      <div>
        <h2>{vendor.CompanyName}</h2>
        <p>{vendor.Description}</p>
        {website && (
          <a href={website} target="_blank" rel="noopener noreferrer">
            Read More<span className="hidden-text"> about {vendor.CompanyName} (opens in a new tab)</span>
          </a>
        )}
      </div>
    </article>
  );
}

function Logo({ vendor }: { vendor: DirectoryVendorDto }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    setFailed(Boolean(image.current?.complete && image.current.naturalWidth === 0));
  }, [vendor.Logo]);
  return (
    <div className={styles.logo}>
      {vendor.Logo && !failed ? (
        <img
          ref={image}
          src={imageUrl('VendorLogos', vendor.Logo)}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      ) : (
        <span aria-hidden="true">{vendor.CompanyName.charAt(0)}</span>
      )}
    </div>
  );
}
