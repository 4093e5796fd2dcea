import { render } from '@testing-library/react';
import { insertStyles } from '../test/styles';
import { EmailText } from './email-text';

beforeAll(insertStyles);

it('[FOFF-27] an address breaks before @ and a full stop only, and has the whole of it in its title', () => {
  const { container } = render(<EmailText>avery.stone@quarry.example</EmailText>);
  const text = container.firstElementChild as HTMLElement;
  expect(text).toHaveTextContent('avery.stone@quarry.example');
  expect(text.innerHTML).toBe('avery<wbr>.stone<wbr>@quarry<wbr>.example');
  expect(text).toHaveAttribute('title', 'avery.stone@quarry.example');
  expect(getComputedStyle(text)).toMatchObject({ overflowWrap: 'normal', textOverflow: 'ellipsis' });
});
