/** A window over the page, or a sheet at its side: the browser's own dialog, so focus and Escape behave. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "../art/art";
import { t } from "../words/speech";

/** The number of open dialogs. A popover that was shown before one of them opened lies below it. */
export const openDialogs = signal(0);

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
    openDialogs.value += 1;
    return () => {
      shown?.close();
      openDialogs.value -= 1;
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
      <div class="dialog-head hbox gap-12">
        <h2 id={name}>{title}</h2>
        <button class="btn q sm ic" type="button" aria-label={t("ui-close")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body vbox gap-16">{children}</div>
      {foot && <div class="dialog-foot hbox loose">{foot}</div>}
    </dialog>
  );
}
