type Fields = [name: string, value: FormDataEntryValue][];

interface Answer {
  status: number;
  json: object;
}

/** Takes uploads in the place of the server; one that is answered with nothing gets lost on its way. */
export function answerUploads(answerTo: (fields: Fields) => Answer | undefined | Promise<Answer | undefined>): void {
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    void Promise.resolve(answerTo([...(body as FormData).entries()])).then((answer) => {
      if (!answer) {
        return this.dispatchEvent(new ProgressEvent('error'));
      }
      Object.defineProperties(this, {
        status: { value: answer.status },
        responseText: { value: JSON.stringify(answer.json) },
        getResponseHeader: { value: () => 'application/json' },
      });
      return this.dispatchEvent(new ProgressEvent('load'));
    });
  });
}

/** The same, answering each with the same. */
export function fakeUpload(answer: object, took: (fields: Fields) => unknown = () => undefined): void {
  answerUploads((fields) => {
    took(fields);
    return { status: 200, json: answer };
  });
}
