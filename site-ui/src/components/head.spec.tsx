import { render } from '@testing-library/react';
import { Head } from './head';

it('[SHELL-60] keeps title, description and the one true address in step with the screen', () => {
  document.head.innerHTML = '<meta name="description"><link rel="canonical" href="http://localhost/">';
  const { rerender } = render(
    <Head title="Rio Grande Storage" description="In Taos" canonical="/property/7/Rio%20Grande/" />,
  );
  const written = () => [
    document.title,
    document.querySelector('meta[name="description"]')?.getAttribute('content'),
    document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  ];
  expect(written()).toEqual([
    'Stowbridge | Rio Grande Storage',
    'In Taos',
    'http://localhost/property/7/Rio%20Grande/',
  ]);
  rerender(<Head title="FAQ" />);
  expect(written()).toEqual(['Stowbridge | FAQ', '', 'http://localhost/']);
});
