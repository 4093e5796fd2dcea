import { OFFICE_FILES, OTHER_FILES } from '../../../test/documents-made';
import { contentDisposition } from './content-disposition';
import { documentContent } from './document-content';

describe('what a document is', () => {
  it.each(Object.entries(OFFICE_FILES))('[DOC-04] a %s is known by its content', async (extension, content) => {
    expect(await documentContent(content)).toMatchObject({ extension });
  });

  it.each(Object.entries(OTHER_FILES))('[DOC-03, DOC-04] a %s is refused', async (_what, content) => {
    await expect(documentContent(content)).rejects.toMatchObject({
      code: 'unsupported-type',
      message: 'The file could not be uploaded: it must be a PDF, Word, Excel or PowerPoint file.',
    });
  });

  it('[DOC-08] its name travels in a header whatever letters it has', () => {
    expect(contentDisposition('attachment', 'Größe "2" \\ 100%.pdf')).toBe(
      `attachment; filename="Gr__e _2_ _ 100_.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%222%22%20%5C%20100%25.pdf`,
    );
    expect(contentDisposition('inline', "a\r\nX: y'(1)*.pdf")).toBe(
      `inline; filename="a__X: y'(1)*.pdf"; filename*=UTF-8''a%0D%0AX%3A%20y%27%281%29%2A.pdf`,
    );
  });
});
