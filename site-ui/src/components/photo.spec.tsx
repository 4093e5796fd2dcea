import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Photo, phoneHero } from './photo';

const write = (props: { fileName: string | null; hero?: boolean }) =>
  renderToString(<Photo alt="Doors" sizes="100vw" {...props} />);

describe('the photo of a page', () => {
  it('is asked for first, on phones with at most two pixels for each of theirs', () => {
    const html = write({ fileName: 'a b.webp', hero: true });
    expect(phoneHero(html)).toBe('/StoreImages/a%20b.webp?w=720');
    const [onPhones, elsewhere] = html.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(onPhones).toContain('media="(max-width: 480px)"');
    expect(onPhones).not.toContain('1200w');
    expect(elsewhere).toContain('media="not all and (max-width: 480px)"');
    expect(elsewhere).toContain('1600w');
    expect(/<source [^>]*>/.exec(html)?.[0]).toContain(
      'media="(max-width: 480px)" srcSet="/StoreImages/a%20b.webp?w=400 400w, /StoreImages/a%20b.webp?w=720 720w"',
    );
  });

  it('is left to its turn when it is not what the page is about, and nothing is asked for when there is none', () => {
    for (const props of [{ fileName: 'a.webp' }, { fileName: null, hero: true }]) {
      const html = write(props);
      expect(html).not.toContain('rel="preload"');
      expect(phoneHero(html)).toBeUndefined();
    }
  });

  it('is replaced, where there is none, by a drawing that is as silent as it would be', () => {
    const { container, rerender } = render(<Photo fileName={null} alt="Doors" sizes="100vw" />);
    expect(screen.getByRole('img', { name: 'Doors' })).toBe(container.querySelector('svg'));
    rerender(<Photo fileName={null} alt="" sizes="100vw" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('[FSITE-29] shows the stored colour of a slide until the slide is decoded', async () => {
    let decode = () => undefined as void;
    jest.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise((resolve) => (decode = resolve)));
    const slide = { fileName: 'a.webp', alt: 'Doors', sizes: '100vw', color: '#445566', slide: true };
    const { container, rerender } = render(<Photo {...slide} deferred />);
    expect(container.querySelector('rect')).toHaveAttribute('fill', '#445566');
    expect(container.querySelector('img')).toBeNull();
    rerender(<Photo {...slide} />);
    const image = screen.getByAltText('Doors');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image.parentElement).toHaveClass('coming');
    await act(async () => decode());
    expect(image.parentElement).not.toHaveClass('coming');
  });
});
