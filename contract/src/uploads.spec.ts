import { documentProblem, UPLOAD_LIMIT } from './uploads';

const problemOf = (name: string, size = 1) => documentProblem({ name, size });

describe('a file that is to be a document', () => {
  it('[DOC-04] is a PDF, Word, Excel or PowerPoint file by the end of its name', () => {
    for (const name of ['Roll.pdf', 'Roll.PDF', 'a.b.docx', 'T12.xls', 'OM.pptx']) {
      expect(problemOf(name)).toBeUndefined();
    }
    for (const name of ['photo.jpg', 'folder', 'pdf.exe', '']) {
      expect(problemOf(name)).toBe('The file could not be uploaded: it must be a PDF, Word, Excel or PowerPoint file.');
    }
  });

  it('[CONST-35] [DOC-02] has something in it, and at most 25 MB', () => {
    expect(problemOf('Roll.pdf', 0)).toBe('The file could not be uploaded: the file is missing or empty.');
    expect(problemOf('Roll.pdf', UPLOAD_LIMIT)).toBeUndefined();
    expect(problemOf('Roll.pdf', UPLOAD_LIMIT + 1)).toBe('File is too large');
  });
});
