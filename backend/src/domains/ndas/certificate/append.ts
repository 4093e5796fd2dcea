import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
} from '@cantoo/pdf-lib';
import { entriesOf } from '../../../platform/pdf/pdf-files';

const key = (name: string): PDFName => PDFName.of(name);

/** Adds all pages of a tagged document behind those of another, with what tells programs that read aloud what is what. */
export function append(target: PDFDocument, source: PDFDocument): void {
  const copier = PDFObjectCopier.for(source.context, target.context);
  const leaves = source.getPages().map(({ ref }) => {
    const copied = copier.copy(ref);
    const leaf = target.context.lookup(copied);
    if (!(leaf instanceof PDFPageLeaf)) {
      throw new TypeError('A page is no page.');
    }
    target.addPage(PDFPage.of(leaf, copied, target));
    return leaf;
  });
  const root = source.catalog.get(key('StructTreeRoot'));
  if (!(root instanceof PDFRef)) {
    return;
  }
  const copied = copier.copy(root);
  const theirs = target.catalog.get(key('StructTreeRoot'));
  if (theirs instanceof PDFRef && target.context.lookup(theirs) instanceof PDFDict) {
    joinTrees(target, theirs, copied, leaves);
  } else {
    // The pages before are not said to be tagged: programs would read nothing of them.
    target.catalog.set(key('StructTreeRoot'), copied);
  }
}

/** Puts one tree of structure behind another, whose pages keep their numbers. */
function joinTrees({ context }: PDFDocument, into: PDFRef, from: PDFRef, leaves: PDFPageLeaf[]): void {
  const [theirs, ours] = [context.lookup(into, PDFDict), context.lookup(from, PDFDict)];
  const parents = (root: PDFDict) => entriesOf(root.lookupMaybe(key('ParentTree'), PDFDict), 'Nums');
  const numberOf = (one: unknown): number => (one instanceof PDFNumber ? one.asNumber() : -1);
  const before = parents(theirs);
  const first = 1 + Math.max(-1, ...before.map(([number]) => numberOf(number)));
  for (const leaf of leaves) {
    const number = leaf.lookupMaybe(key('StructParents'), PDFNumber);
    if (number) {
      leaf.set(key('StructParents'), PDFNumber.of(number.asNumber() + first));
    }
  }
  const behind = parents(ours).map(([number, value]) => [PDFNumber.of(numberOf(number) + first), value]);
  theirs.set(key('ParentTree'), context.register(context.obj({ Nums: context.obj([...before, ...behind].flat()) })));
  theirs.set(key('ParentTreeNextKey'), PDFNumber.of(first + behind.length));
  const kids = [theirs, ours].flatMap((root) => {
    const all = root.lookup(key('K'));
    return all instanceof PDFArray ? all.asArray() : [root.get(key('K'))].filter((one) => one !== undefined);
  });
  kids.forEach((kid) => {
    const element = context.lookup(kid);
    if (element instanceof PDFDict) {
      element.set(key('P'), into);
    }
  });
  theirs.set(key('K'), context.obj(kids));
}
