import type { PropertyProfileDto } from '@stowbridge/api';
import { type Video, videoOf } from '@stowbridge/contract/video';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Carousel, type Slide } from '../../components/carousel';
import { Icon } from '../../components/icon';
import { Photo } from '../../components/photo';
import { formatCity } from '../../lib/format';
import styles from './gallery.module.css';

const sizes = '(min-width: 1344px) 840px, (min-width: 1024px) 62vw, 100vw';

/** [PROF-02] Photos and the video, in one carousel. */
export function Gallery({ profile }: { profile: PropertyProfileDto }) {
  const name = profile.StoreName;
  const images = profile.StoreImages.length > 0 ? profile.StoreImages : [{ ID: 0, FileName: null, Color: null }];
  const slides: Slide[] = images.map((image, index) => ({
    key: `image-${image.ID}`,
    label: `photo ${index + 1}`,
    show: (near) => (
      <Photo
        className={styles.photo}
        fileName={image.FileName}
        color={image.Color}
        alt={`${name}, ${formatCity(profile)}, photo ${index + 1}`}
        sizes={sizes}
        hero={index === 0}
        slide={index > 0}
        deferred={!near}
      />
    ),
    thumb: (ready) => <Photo fileName={image.FileName} color={image.Color} alt="" sizes="130px" deferred={!ready} />,
  }));
  const video = videoOf(profile.VideoCode ?? '');
  if (video) {
    slides.push({
      key: 'video',
      label: 'video',
      show: () => <Player video={video} name={name} />,
      thumb: () => (
        <span className={styles.videoThumb}>
          <Icon name="play" />
        </span>
      ),
    });
  }
  return <Carousel label={`Photos of ${name}`} slides={slides} />;
}

/** Nothing is asked of the video's host before somebody wants to see it. */
function Player({ video, name }: { video: Video; name: string }) {
  const [playing, setPlaying] = useState(false);
  return (
    <div className={styles.video}>
      {playing ? (
        <iframe
          src={`${video.embedUrl}?autoplay=1`}
          title={`Video of ${name}`}
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin"
        />
      ) : (
        <Button look="secondary" onClick={() => setPlaying(true)}>
          <Icon name="play" /> Play the video of {name}
        </Button>
      )}
    </div>
  );
}
