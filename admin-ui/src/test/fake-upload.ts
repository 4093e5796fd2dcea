/** Takes uploads in the place of the server, and answers each with the same. */
export function fakeUpload(
  answer: object,
  took: (fields: [name: string, value: FormDataEntryValue][]) => unknown = () => undefined,
): void {
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    took([...(body as FormData).entries()]);
    Object.defineProperties(this, {
      status: { value: 200 },
      responseText: { value: JSON.stringify(answer) },
      getResponseHeader: { value: () => 'application/json' },
    });
    this.dispatchEvent(new ProgressEvent('load'));
  });
}
