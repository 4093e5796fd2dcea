import type { TeamMemberDto } from '@stowbridge/api';
import { useEffect, useRef, useState } from 'react';
import { imageUrl } from '../../components/photo';
import styles from './team.module.css';

/** [PAGE-34] A photo; initials where it is missing or fails. */
export function Portrait({ member }: { member: TeamMemberDto }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    setFailed(Boolean(image.current?.complete && image.current.naturalWidth === 0));
  }, [member.ImageName]);
  return (
    <div className={styles.portrait}>
      <span aria-hidden="true">
        {member.FirstName.charAt(0)}
        {member.LastName.charAt(0)}
      </span>
      {member.ImageName && !failed && (
        <img
          ref={image}
          src={imageUrl('TeamImages', member.ImageName)}
          alt={`${member.FirstName} ${member.LastName}`}
          width={640}
          height={800}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}
