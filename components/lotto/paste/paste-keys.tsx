import { useState } from 'react';
import { pasteCopy } from '#components/lotto/paste/paste-copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import styles from './paste-form.module.css';

interface PasteKeysProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly fieldId: string;
}

/** Takes what was copied elsewhere with one tap, and clears the field. */
export function PasteKeys({ text, onText, fieldId }: PasteKeysProps) {
  const [isRefused, setRefused] = useState(false);
  const handlePaste = async () => {
    try {
      const copied = await navigator.clipboard.readText();
      onText(text.trim() === '' ? copied : `${text.trimEnd()}\n${copied}`);
      setRefused(false);
    } catch {
      setRefused(true);
      document.getElementById(fieldId)?.focus();
    }
  };
  return (
    <div className={styles.keys}>
      <Button variant="ghost" size="small" onClick={handlePaste}>
        {pasteCopy.paste}
      </Button>
      {text !== '' && (
        <Button variant="ghost" size="small" onClick={() => onText('')}>
          {pasteCopy.clear}
        </Button>
      )}
      <p role="status">{isRefused && pasteCopy.pasteFailed}</p>
    </div>
  );
}
