import { Dialog } from '../components/dialog';
import { disclaimerSections } from './disclaimer-text';

/** [SHELL-88] Read by few, and fetched for them alone. */
export default function Disclaimer({ product, onClose }: { product: string; onClose: () => void }) {
  return (
    <Dialog title="Disclaimer" onClose={onClose}>
      <div className="prose">
        {disclaimerSections(product).map(({ heading, paragraphs }) => (
          <section key={heading} className="prose">
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
