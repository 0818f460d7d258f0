/** A window over the page, or a sheet at its side: the browser's own dialog, so focus and Escape behave. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "../art/art";
import { t } from "../words/speech";

interface Props {
  title: string;
  close(): void;
  sheet?: boolean;
  className?: string;
  foot?: ComponentChildren;
  children: ComponentChildren;
}

export function Dialog({ title, close, sheet, className = "", foot, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`${sheet ? "sheet" : ""} ${className}`}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div class="dialog-head">
        <h2 id={name}>{title}</h2>
        <button class="btn q sm ic" type="button" aria-label={t("ui-close")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body">{children}</div>
      {foot && <div class="dialog-foot">{foot}</div>}
    </dialog>
  );
}
